import { Grid } from '@/components/ui/grid/Grid';
import { Section } from '@/components/ui/section/Section';
import type { IconName } from '@/components/ui/icon/icon-names';
import type { Service } from '@/content/model/service';
import { ServiceCard } from './ServiceCard';

/** The services of the home page (specification § 2). */
export function ServicesSection({
  services,
}: {
  readonly services: readonly (Service & { readonly icon: IconName })[];
}) {
  return (
    <Section
      id="services"
      title="Nos services"
      intro="Choisissez une spécialité : ce qu’elle soigne, quand consulter, et ses médecins."
    >
      <Grid as="ul" columns="1-2-3" gap="md" id="services-liste">
        {services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
