import { Container } from '@/components/ui/section/Container';
import { NewTabLink } from '@/components/ui/link/NewTabLink';
import type { Clinic } from '@/content/model/clinic';
import { displayPhone, telHref } from '@/content/model/phone';
import { routes } from '@/content/model/routes';
import { dayRangeLabel, hoursLabel, type OpeningHours } from '@/content/model/schedule';
import { CopyrightYear } from './CopyrightYear';
import { FooterLinks } from './FooterLinks';
import * as styles from './SiteFooter.css';

const visit = [
  { label: 'Services et spécialités', href: routes.services() },
  { label: 'Médecins', href: routes.doctors() },
  { label: 'Assurances', href: routes.insurers() },
  { label: 'Prendre rendez-vous', href: routes.booking() },
];

const about = [
  { label: 'À propos', href: routes.about() },
  { label: 'Plan du site', href: routes.siteMap() },
  { label: 'Mentions légales', href: routes.legal() },
  { label: 'Confidentialité', href: routes.privacy() },
];

/** The foot of every page: how to reach the clinic, the other pages, the copyright line (specification § 1). */
export function SiteFooter({
  clinic,
  openingHours,
  builtYear,
}: {
  readonly clinic: Clinic;
  readonly openingHours: readonly OpeningHours[];
  /** Year in which the site was built. */
  readonly builtYear: number;
}) {
  const { address, phones, email, socialLinks } = clinic;
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div>
            <p className={styles.brand}>{clinic.name}</p>
            <p className={styles.soft}>{clinic.tagline}</p>
            <address className={styles.address}>
              {address.postOfficeBox}, {address.area}, {address.country}
            </address>
            {openingHours.map((row) => (
              <p key={row.from}>
                {dayRangeLabel(row)}
                {' : '}
                {hoursLabel(row)}
              </p>
            ))}
          </div>
          <div>
            <h2 className={styles.columnTitle}>Nous joindre</h2>
            <ul>
              {phones.map((phone) => (
                <li key={phone}>
                  <a href={telHref(phone)} className={styles.link}>
                    {displayPhone(phone)}
                  </a>
                </li>
              ))}
              <li>
                <a href={`mailto:${email}`} className={styles.link}>
                  {email}
                </a>
              </li>
            </ul>
          </div>
          <FooterLinks title="Venir se soigner" links={visit} />
          <FooterLinks title="La clinique" links={about} />
        </div>
        <div className={styles.legal}>
          <p>
            © <CopyrightYear builtYear={builtYear} /> {clinic.name}. Tous droits réservés.
          </p>
          <ul className={styles.social}>
            {socialLinks.map(({ name, url }) => (
              <li key={name}>
                <NewTabLink href={url}>{name}</NewTabLink>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}
