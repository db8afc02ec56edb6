import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { HeadedSection } from '@/components/ui/headed-text/HeadedSection';
import { buttons } from '@/components/ui/stack/Stack.css';
import type { EmergencyText } from '@/content/model/emergencies/emergency';
import { isReceivedAlways, type Urgent } from '@/content/model/emergencies/urgent';
import { rowInEnglish } from '@/content/model/english/hours';
import type { EnglishText } from '@/content/model/english/schema';
import type { Rule } from '@/content/model/calendar/rule';
import { WayButton } from '@/components/ui/ways/WayButton';
import { callTo } from '@/content/model/clinic/ways';

export function EmergenciesInEnglish({
  text,
  urgent,
  emergency,
  rows,
}: {
  text: EnglishText;
  urgent: Urgent;
  emergency: Pick<EmergencyText, 'hospital' | 'nationalNumber'>;
  /** Hours at which emergencies are received. */
  rows: readonly Rule[];
}) {
  const { heading, always, atHours, elsewhere, national } = text.emergencies;
  const { hospital, nationalNumber } = emergency;
  const isAlways = isReceivedAlways(urgent);
  const here = isAlways ? always : atHours;
  return (
    <HeadedSection
      id="emergencies"
      heading={heading}
      paragraphs={hospital === undefined ? [here] : [elsewhere, hospital]}
      points={
        urgent.isAtClinic && !isAlways ? rows.map((row) => rowInEnglish(row, text.hours)) : []
      }
    >
      <div className={buttons}>
        {urgent.isAtClinic && (
          <WayButton
            way={{ ...urgent.call, note: `${text.call} ${urgent.call.note}` }}
            kind="urgent"
          />
        )}
        <ButtonLink href={callTo(nationalNumber).href} kind="outline">
          {`${national}: ${nationalNumber}`}
        </ButtonLink>
      </div>
    </HeadedSection>
  );
}
