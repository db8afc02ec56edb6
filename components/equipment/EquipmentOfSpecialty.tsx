import { BulletList } from '@/components/ui/bullet-list/BulletList';
import { Card } from '@/components/ui/card/Card';
import { pictureInCard } from '@/components/ui/card/Card.css';
import { Heading } from '@/components/ui/heading/Heading';
import { CountedList } from '@/components/ui/list/CountedList';
import { Picture } from '@/components/ui/picture/Picture';
import { Section } from '@/components/ui/section/Section';
import { descriptionPoints, type Equipment } from '@/content/model/equipment/equipment';
import { pictureOf } from '@/content/model/pictures/picture';
import * as styles from './EquipmentOfSpecialty.css';

const widths = {
  three:
    '(min-width: 104em) 23vw, (min-width: 75em) 384px, (min-width: 64em) 31vw, (min-width: 37.5em) 46vw, 66vw',
  two: '(min-width: 104em) 35vw, (min-width: 75em) 588px, (min-width: 37.5em) 46vw, 66vw',
};

export function EquipmentOfSpecialty({ equipment }: { equipment: readonly Equipment[] }) {
  if (equipment.length === 0) return null;
  return (
    <Section id="equipement" title="Le matériel" tone="surface" isFar>
      <CountedList className={equipment.length > 2 ? styles.threeColumns : styles.twoColumns}>
        {equipment.map(({ id, title, description, images }) => (
          <li key={id} className={styles.item}>
            <Card as="article">
              <div className={styles.layout}>
                <div className={styles.picture}>
                  <Picture
                    picture={pictureOf(images[0])}
                    sizes={equipment.length > 2 ? widths.three : widths.two}
                    ratio="3/2"
                    className={pictureInCard}
                  />
                </div>
                <div className={styles.words}>
                  <Heading level={3} look="item">
                    {title}
                  </Heading>
                  <div className={styles.points}>
                    <BulletList items={descriptionPoints(description)} gap="small" />
                  </div>
                </div>
              </div>
            </Card>
          </li>
        ))}
      </CountedList>
    </Section>
  );
}
