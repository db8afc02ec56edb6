import { Card } from '@/components/ui/card/Card';
import { pictureInCard } from '@/components/ui/card/Card.css';
import { Grid } from '@/components/ui/grid/Grid';
import { Heading } from '@/components/ui/heading/Heading';
import { Picture } from '@/components/ui/picture/Picture';
import { Section } from '@/components/ui/section/Section';
import type { Manager } from '@/content/model/management/schema';
import { pictureOf } from '@/content/model/pictures/picture';
import { soft } from '@/components/theme/typography.css';
import * as styles from './ManagementTeam.css';

export function ManagementTeam({ managers }: { managers: readonly Manager[] }) {
  if (managers.length === 0) return null;
  return (
    <Section
      id="direction"
      title={managers.length > 1 ? 'L’équipe de direction' : 'La direction'}
      tone="cool"
    >
      <Grid as="ul" columns="1-3-3">
        {managers.map(({ name, role, image }) => (
          <li key={name}>
            <Card as="article">
              <div className={styles.person}>
                {image !== undefined && (
                  <Picture
                    picture={pictureOf(image)}
                    sizes="(min-width: 104em) 23vw, (min-width: 75em) 384px, (min-width: 37.5em) 31vw, 112px"
                    ratio="4/5"
                    className={pictureInCard}
                    frameClassName={styles.portrait}
                  />
                )}
                <div className={styles.body}>
                  <Heading level={3} look="item">
                    {name}
                  </Heading>
                  <p className={soft}>{role}</p>
                </div>
              </div>
            </Card>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
