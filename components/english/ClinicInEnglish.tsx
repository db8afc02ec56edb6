import type { ComponentProps } from 'react';
import { HeadedSection } from '@/components/ui/headed-text/HeadedSection';
import { LinkList } from '@/components/ui/link/LinkList';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { Stack } from '@/components/ui/stack/Stack';
import { buttons } from '@/components/ui/stack/Stack.css';
import { placeOf, type Clinic } from '@/content/model/clinic/clinic';
import { directionsHref } from '@/content/model/clinic/directions';
import { routes } from '@/content/model/clinic/routes';
import type { Doctor } from '@/content/model/doctors/doctor';
import { hoursInEnglish } from '@/content/model/english/hours';
import type { EnglishText } from '@/content/model/english/schema';
import { nameInUse, type Insurer } from '@/content/model/insurers/insurer';
import type { Rule } from '@/content/model/calendar/rule';
import type { ServiceHours } from '@/content/model/opening-hours/service-hours';
import { EmergenciesInEnglish } from './EmergenciesInEnglish';
import { WayButton } from '@/components/ui/ways/WayButton';
import { allCalls, ofKinds, waysTo } from '@/content/model/clinic/ways';

function Appointment({ text, clinic }: { text: EnglishText; clinic: Clinic }) {
  const { heading, chat, message, text: how } = text.appointment;
  return (
    <HeadedSection id="appointment" heading={heading} paragraphs={[how]}>
      <div className={buttons}>
        {allCalls(clinic).map((way) => (
          <WayButton key={way.href} way={{ ...way, note: `${text.call} ${way.note}` }} />
        ))}
        {ofKinds(waysTo(clinic, 'appointment', { text: message }), 'chat', 'email').map((way) => (
          <WayButton
            key={way.href}
            way={way.kind === 'chat' ? { ...way, label: chat ?? way.label } : way}
            kind="quiet"
            newTab={text.newTab}
          />
        ))}
      </div>
    </HeadedSection>
  );
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

function Directions({
  text: { directions, newTab },
  clinic,
}: {
  text: EnglishText;
  clinic: Clinic;
}) {
  const country = countries.of(clinic.address.countryCode) ?? clinic.address.country;
  const place = placeOf({ ...clinic, address: { ...clinic.address, country } });
  return (
    <HeadedSection id="directions" heading={directions.heading} paragraphs={[place]}>
      {clinic.geo && (
        <div className={buttons}>
          <NewTabLink href={directionsHref(clinic.geo)} look={{ kind: 'outline' }} newTab={newTab}>
            {directions.link}
          </NewTabLink>
        </div>
      )}
    </HeadedSection>
  );
}

function Speakers({ text, doctors }: { text: EnglishText; doctors: readonly Doctor[] }) {
  const speakers = doctors.filter(({ languages }) => languages.includes('anglais'));
  if (speakers.length === 0) return null;
  const { heading, text: how } = text.languages;
  return (
    <HeadedSection id="languages" heading={heading} paragraphs={[how]}>
      <LinkList
        links={speakers.map(({ name, specialty }) => ({
          label: `${name}, ${specialty}`,
          href: routes.doctor(name),
          lang: 'fr',
        }))}
      />
    </HeadedSection>
  );
}

export function ClinicInEnglish({
  clinic,
  openingHours,
  services,
  doctors,
  insurers,
  ...emergencies
}: ComponentProps<typeof EmergenciesInEnglish> & {
  clinic: Clinic;
  openingHours: readonly Rule[];
  services: readonly ServiceHours[];
  doctors: readonly Doctor[];
  insurers: readonly Insurer[];
}) {
  const { text } = emergencies;
  return (
    <Stack gap="xl">
      <EmergenciesInEnglish {...emergencies} />
      <Appointment text={text} clinic={clinic} />
      {openingHours.length + services.length > 0 && (
        <HeadedSection
          id="hours"
          heading={text.hours.heading}
          paragraphs={[]}
          points={hoursInEnglish(openingHours, services, text.hours)}
        />
      )}
      <Directions text={text} clinic={clinic} />
      <Speakers text={text} doctors={doctors} />
      {insurers.length > 0 && (
        <HeadedSection
          id="insurers"
          heading={text.insurers.heading}
          paragraphs={[text.insurers.text]}
          points={insurers.map(nameInUse)}
        />
      )}
    </Stack>
  );
}
