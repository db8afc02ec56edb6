import type { ReactNode } from 'react';
import { linkRow } from '@/components/theme/layout.css';
import * as styles from './SiteFooter.css';

interface FooterLink {
  label: ReactNode;
  name?: string;
  href: string;
  lang?: 'en';
}

/** `inRows` puts short links side by side. */
export const Links = ({ of, inRows = false }: { of: readonly FooterLink[]; inRows?: boolean }) => (
  <ul className={inRows ? linkRow.lg : undefined}>
    {of.map(({ label, name, href, lang }) => (
      <li key={href}>
        <a href={href} lang={lang} hrefLang={lang} aria-label={name}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

export const FooterLinks = ({ title, links }: { title: string; links: readonly FooterLink[] }) => (
  <div>
    <h2 className={styles.columnTitle}>{title}</h2>
    <Links of={links} />
  </div>
);
