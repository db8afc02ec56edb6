import { Island } from '@/components/islands/Island';
import { Grid } from '@/components/ui/grid/Grid';
import { Section } from '@/components/ui/section/Section';
import { nameInUse, type Insurer } from '@/content/model/insurers/insurer';
import { InsurerFilter } from './InsurerFilter';
import { InsurerTile } from './InsurerTile';
import { caption, place } from './InsurerTile.css';
import { tileData } from './tiles';

const listId = 'assurances-liste';

export function InsurerGrid({ insurers }: { insurers: readonly Insurer[] }) {
  return (
    <Section
      id="partenaires"
      title="Assurances et Mutuelles Acceptées"
      intro="Présentez votre carte à l’accueil."
      tone="surface"
    >
      {insurers.length > 1 && (
        <Island
          name="InsurerFilter"
          wake="use"
          of={InsurerFilter}
          props={{ listId, total: insurers.length }}
          ifLost={{
            what: 'Le filtre',
            instead: 'voici toutes les assurances',
            href: `#${listId}`,
          }}
        />
      )}
      <Grid as="ul" id={listId} columns="2-3-5" gap="md">
        {insurers.map((insurer) => (
          <li key={insurer.nom} {...tileData(insurer)} className={place}>
            <InsurerTile insurer={insurer} named />
            {insurer.img && <p className={caption}>{nameInUse(insurer)}</p>}
          </li>
        ))}
      </Grid>
    </Section>
  );
}
