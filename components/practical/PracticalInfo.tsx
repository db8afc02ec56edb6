import type { ReactNode } from 'react';
import type { Clinic } from '@/content/model/clinic';
import type { Doctor } from '@/content/model/doctor';
import { speakers } from '@/content/model/languages';
import { shownBlocks, type Practical, type PracticalName } from '@/content/model/practical';
import { AccessDetails } from './AccessDetails';
import { BlockMenu } from './BlockMenu';
import { EmergencyCalls } from './EmergencyCalls';
import { InfoBlock } from './InfoBlock';
import { PaymentMethods } from './PaymentMethods';
import { PriceTables } from './PriceTables';
import { SpokenLanguages } from './SpokenLanguages';
import * as styles from './PracticalInfo.css';

interface PracticalInfoProps {
  readonly practical: Practical;
  readonly clinic: Clinic;
  readonly doctors: readonly Doctor[];
  /** The national number that brings help. */
  readonly nationalNumber: string;
}

/** What one block has, and no other. */
function detailsOf({
  practical: { access, prices, payments, languages },
  clinic,
  doctors,
  nationalNumber,
}: PracticalInfoProps): Partial<Record<PracticalName, ReactNode>> {
  return {
    emergencies: <EmergencyCalls phone={clinic.phones[0]} nationalNumber={nationalNumber} />,
    access: access && <AccessDetails street={access.street} clinic={clinic} />,
    prices: prices && <PriceTables {...prices} />,
    payments: payments && <PaymentMethods methods={payments.methods} />,
    languages: languages && (
      <SpokenLanguages atFrontDesk={languages.atFrontDesk} speakers={speakers(doctors)} />
    ),
  };
}

/** What patients come to ask: a menu of the questions that have an answer, then each of them. */
export function PracticalInfo(props: PracticalInfoProps) {
  const blocks = shownBlocks(props.practical);
  const details = detailsOf(props);
  return (
    <div className={styles.layout}>
      <BlockMenu blocks={blocks} />
      <div className={styles.blocks}>
        {blocks.map((shown) => (
          <InfoBlock key={shown.name} shown={shown}>
            {details[shown.name]}
          </InfoBlock>
        ))}
      </div>
    </div>
  );
}
