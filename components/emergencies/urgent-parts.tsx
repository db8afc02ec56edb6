import type { ComponentProps } from 'react';
import { situationsNamed } from '@/content/model/emergencies/emergency';
import { UrgentStrip } from '@/components/ui/urgent-strip/UrgentStrip';
import { routes } from '@/content/model/clinic/routes';
import { UrgentSigns } from './UrgentSigns';

/** The strip below the title links to the signs. */
export function urgentParts({
  id = 'signes',
  ...signs
}: Omit<ComponentProps<typeof UrgentSigns>, 'id'> & { id?: string }) {
  const { of, situations, urgent } = signs;
  const isShown = situationsNamed(of.situations, situations).length > 0;
  return {
    strip: (
      <UrgentStrip
        call={urgent.call}
        whatToDo={routes.emergencies()}
        {...(isShown && { signs: { label: urgent.heading, href: `#${id}` } })}
      />
    ),
    signs: <UrgentSigns id={id} {...signs} />,
  };
}
