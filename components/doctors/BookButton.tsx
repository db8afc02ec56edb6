import type { ButtonLook } from '@/components/ui/button/button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Icon } from '@/components/ui/icon/Icon';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { chatLink, doctorChatText } from '@/content/model/clinic/chat';
import type { Clinic } from '@/content/model/clinic/clinic';
import { phoneFor, telHref } from '@/content/model/clinic/phone';
import type { Doctor } from '@/content/model/doctors/doctor';
import { nameInSentence } from '@/content/model/doctors/naming';

/** docs/requirements.md § 1 */
export function BookButton({
  doctor,
  clinic,
  ...look
}: Pick<ButtonLook, 'kind' | 'size'> & {
  doctor: Doctor;
  clinic: Clinic;
}) {
  const { chatNumber, phones } = clinic;
  if (chatNumber === undefined)
    return (
      <ButtonLink href={telHref(phoneFor(phones, 'rendez-vous'))} {...look}>
        <Icon name="phone" size={20} />
        <span>
          Prendre RDV
          <VisuallyHidden> avec {nameInSentence(doctor.name)}, par téléphone</VisuallyHidden>
        </span>
      </ButtonLink>
    );
  return (
    <NewTabLink href={chatLink(chatNumber, doctorChatText(doctor.name))} look={look}>
      <Icon name="chat" size={20} />
      <span>
        Prendre RDV
        <VisuallyHidden> avec {nameInSentence(doctor.name)}, par WhatsApp</VisuallyHidden>
      </span>
    </NewTabLink>
  );
}
