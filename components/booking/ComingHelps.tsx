import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { buttons } from '@/components/ui/stack/Stack.css';
import type { Clinic } from '@/content/model/clinic/clinic';
import { directionsHref } from '@/content/model/clinic/directions';
import { routes } from '@/content/model/clinic/routes';

export function ComingHelps({ clinic }: { clinic: Clinic }) {
  return (
    <div className={buttons}>
      <ButtonLink href={routes.card()} kind="quiet" size="small">
        <Icon name="contact-add" size={20} />
        Enregistrer nos numéros
      </ButtonLink>
      {clinic.geo && (
        <NewTabLink href={directionsHref(clinic.geo)} look={{ kind: 'quiet', size: 'small' }}>
          <Icon name="directions" size={20} />
          Itinéraire
        </NewTabLink>
      )}
    </div>
  );
}
