import { Card } from '@/components/ui/card/Card';
import { Grid } from '@/components/ui/grid/Grid';
import { Heading } from '@/components/ui/heading/Heading';
import { Picture } from '@/components/ui/picture/Picture';
import { Section } from '@/components/ui/section/Section';
import { descriptionPoints, type Equipment } from '@/content/model/equipment';
import { pictureOf } from '@/content/model/picture';
import * as styles from './EquipmentOfSpecialty.css';

/** The equipment that serves one specialty: a picture and what it does, each. */
export function EquipmentOfSpecialty({ equipment }: { readonly equipment: readonly Equipment[] }) {
  return (
    <Section id="equipement" title="Le matériel" tone="surface">
      <Grid as="ul" columns="1-2-3">
        {equipment.map(({ id, title, description, images }) => (
          <li key={id}>
            <Card as="article">
              <Picture
                picture={pictureOf(images[0])}
                sizes="(min-width: 75em) 384px, (min-width: 64em) 31vw, (min-width: 37.5em) 46vw, 66vw"
                ratio="3/2"
              />
              <div className={styles.words}>
                <Heading level={3} look="item">
                  {title}
                </Heading>
                <ul className={styles.points}>
                  {descriptionPoints(description).map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </div>
            </Card>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
