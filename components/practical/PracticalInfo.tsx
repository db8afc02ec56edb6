import { InlineScript } from '@/components/islands/InlineScript';
import { LinkList } from '@/components/ui/link/LinkList';
import type { Clinic } from '@/content/model/clinic/clinic';
import type { Doctor } from '@/content/model/doctors/doctor';
import type { Urgent } from '@/content/model/emergencies/urgent';
import { speakers } from '@/content/model/doctors/languages';
import {
  shownBlocks,
  type Practical,
  type PracticalName,
} from '@/content/model/practical/practical';
import { routes } from '@/content/model/clinic/routes';
import { AccessDetails } from './AccessDetails';
import { BlockMenu } from './BlockMenu';
import { InfoBlock, type OwnDetails } from './InfoBlock';
import { PaymentMethods } from './PaymentMethods';
import { ConsultationPrices, PriceTables } from './PriceTables';
import { SpokenLanguages } from './SpokenLanguages';
import { VerificationDate } from './VerificationDate';
import * as styles from './PracticalInfo.css';
import { WayButton } from '@/components/ui/ways/WayButton';

interface PracticalInfoProps {
  practical: Practical;
  urgentCall: Urgent['call'];
  clinic: Clinic;
  doctors: readonly Doctor[];
}

function ownDetails({
  practical: { emergencies, access, prices, payments, languages },
  urgentCall,
  clinic,
  doctors,
}: PracticalInfoProps): Partial<Record<PracticalName, OwnDetails | undefined>> {
  const spoken = speakers(doctors);
  return {
    emergencies: emergencies && {
      shown: (
        <div>
          <WayButton way={urgentCall} kind="urgent" />
        </div>
      ),
    },
    access: access && { shown: <AccessDetails answer={access.answer} clinic={clinic} /> },
    prices: prices && {
      shown: <ConsultationPrices table={prices.consultations} />,
      folded: <PriceTables tables={prices.others} />,
    },
    payments: payments && { shown: <PaymentMethods methods={payments.methods} /> },
    languages: languages && {
      shown: <p>{`À l’accueil\u00a0: ${languages.atFrontDesk.join(', ')}.`}</p>,
      folded: spoken.length > 0 && <SpokenLanguages speakers={spoken} />,
    },
  };
}

const week = { label: 'Qui consulte, et quand', href: routes.week() };

/** What one person verified on one day is said once, at the top, if it is all of the page. */
export function PracticalInfo(props: PracticalInfoProps) {
  const blocks = shownBlocks(props.practical);
  const own = ownDetails(props);
  const [mark, ...others] = blocks.map(({ block }) => block.verifie);
  const isDated = others.some((other) => other?.par !== mark?.par || other?.le !== mark?.le);
  return (
    <div className={blocks.length > 1 ? styles.layout : undefined}>
      {blocks.length > 1 && <BlockMenu blocks={blocks} />}
      <div className={styles.blocks}>
        {mark && !isDated && <VerificationDate {...mark} />}
        {blocks.map((shown) => (
          <InfoBlock key={shown.name} shown={shown} own={own[shown.name]} isDated={isDated} />
        ))}
        <InlineScript name="fold" />
        <LinkList
          isRow
          links={[
            { label: 'J’ai déjà un rendez-vous', href: routes.haveAppointment() },
            ...(props.doctors.some(({ consultation }) => consultation.length > 0) ? [week] : []),
          ]}
        />
      </div>
    </div>
  );
}
