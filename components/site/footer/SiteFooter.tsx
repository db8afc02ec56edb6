import { farPart } from '@/components/ui/far-parts/far-parts';
import { Container } from '@/components/ui/section/Container';
import { EmailAddress } from '@/components/ui/link/EmailAddress';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import { capitalised } from '@/content/fields/typography';
import { postalAddress, type Clinic } from '@/content/model/clinic/clinic';
import { linksAmong, type PageLink } from '@/content/model/pages/navigation';
import type { Day } from '@/content/model/calendar/day';
import { routes, type PageName } from '@/content/model/clinic/routes';
import { yearId } from '../page-ids';
import { FooterLinks, Links } from './FooterLinks';
import { linkRow } from '@/components/theme/layout.css';
import { finger } from '@/components/theme/target.css';
import * as styles from './SiteFooter.css';
import { allCalls, ofKinds, waysTo } from '@/content/model/clinic/ways';

const visitOf = ({ noun }: Clinic): readonly PageLink[] => [
  { label: 'Urgences', page: 'emergencies' },
  { label: 'Services et spécialités', page: 'services' },
  { label: `${capitalised(noun)}s`, page: 'doctors' },
  { label: 'Infos pratiques', page: 'practical' },
  { label: 'Assurances', page: 'insurers' },
  { label: 'Prendre rendez-vous', page: 'booking' },
];

const about: readonly PageLink[] = [
  { label: 'À propos', page: 'about' },
  { label: 'Conseils santé', page: 'articles' },
  { label: 'English', page: 'english', lang: 'en' },
  { label: 'Plan du site', page: 'siteMap' },
  { label: 'Mentions légales', page: 'legal' },
  { label: 'Confidentialité', page: 'privacy' },
];

interface IdentityProps {
  clinic: Clinic;
  hours: readonly string[];
}

function Identity({ clinic, hours }: IdentityProps) {
  const { name, tagline, address, street } = clinic;
  return (
    <div>
      <p className={styles.brand}>{name}</p>
      {tagline !== undefined && <p className={styles.soft}>{tagline}</p>}
      <address className={styles.address}>
        {street !== undefined && (
          <>
            {street}
            <br />
          </>
        )}
        {postalAddress(address)}
      </address>
      {hours.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function CopyrightLine({ clinic, builtOn }: { clinic: Clinic; builtOn: Day }) {
  return (
    <div className={styles.legal}>
      <p>
        © <span id={yearId}>{builtOn.slice(0, 'yyyy'.length)}</span> {clinic.name}. Tous droits
        réservés.
      </p>
      {clinic.socialLinks.length > 0 && (
        <ul className={linkRow.lg}>
          {clinic.socialLinks.map(({ name, url }) => (
            <li key={name}>
              <NewTabLink href={url} className={finger}>
                {name}
              </NewTabLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function SiteFooter({
  pages,
  builtOn,
  ...identity
}: IdentityProps & {
  pages: readonly PageName[];
  builtOn: Day;
}) {
  const { clinic } = identity;
  const reach = [
    ...allCalls(clinic).map(({ note: label, href }) => ({ label, href })),
    ...ofKinds(waysTo(clinic, 'question'), 'email').map(({ note, href }) => ({
      label: <EmailAddress address={note} />,
      name: note,
      href,
    })),
    { label: 'Enregistrer nos numéros', href: routes.card() },
  ];
  return (
    <footer className={styles.footer} {...farPart}>
      <Container>
        <div className={styles.columns}>
          <Identity {...identity} />
          <div>
            <h2 className={styles.columnTitle}>Nous joindre</h2>
            <Links of={reach} inRows />
          </div>
          <FooterLinks title="Venir se soigner" links={linksAmong(visitOf(clinic), pages)} />
          <FooterLinks title="La clinique" links={linksAmong(about, pages)} />
        </div>
        <CopyrightLine clinic={clinic} builtOn={builtOn} />
      </Container>
    </footer>
  );
}
