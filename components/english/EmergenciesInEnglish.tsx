import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { HeadedSection } from '@/components/ui/headed-text/HeadedSection';
import { buttons } from '@/components/ui/stack/Stack.css';
import type { EmergencyText } from '@/content/model/emergencies/emergency';
import type { Urgent } from '@/content/model/emergencies/urgent';
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
  const { isAtClinic, isAlways, call } = urgent;
  const here = isAtClinic ? [isAlways ? always : atHours] : [];
  return (
    <HeadedSection
      id="emergencies"
      heading={heading}
      paragraphs={hospital === undefined ? here : [elsewhere, hospital]}
      points={isAtClinic && !isAlways ? rows.map((row) => rowInEnglish(row, text.hours)) : []}
    >
      <div className={buttons}>
        {(isAtClinic || nationalNumber === undefined) && (
          <WayButton way={{ ...call, note: `${text.call} ${call.note}` }} kind="urgent" />
        )}
        {nationalNumber !== undefined && (
          <ButtonLink href={callTo(nationalNumber).href} kind="outline">
            {`${national}: ${nationalNumber}`}
          </ButtonLink>
        )}
      </div>
    </HeadedSection>
  );
}
