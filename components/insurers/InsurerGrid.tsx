import { Grid } from '@/components/ui/grid/Grid';
import { Section } from '@/components/ui/section/Section';
import type { Insurer } from '@/content/model/insurer';
import { InsurerTile } from './InsurerTile';
import { caption, place } from './InsurerTile.css';

/** Every insurer with its name (specification § 2, /assurances). */
export function InsurerGrid({ insurers }: { readonly insurers: readonly Insurer[] }) {
  return (
    <Section
      id="partenaires"
      title="Nos Partenaires"
      intro={`Présentez votre carte à l’accueil\u00a0: hors urgence, demandez avant les soins ce qui est pris en charge.`}
      tone="surface"
    >
      <Grid as="ul" columns="2-3-5" gap="md">
        {insurers.map((insurer) => (
          <li key={insurer.nom} className={place}>
            <InsurerTile insurer={insurer} named />
            <p className={caption}>{insurer.nom}</p>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
