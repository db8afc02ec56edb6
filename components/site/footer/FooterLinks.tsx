import type { ReactNode } from 'react';
import * as styles from './SiteFooter.css';

export function FooterLinks({
  title,
  links,
}: {
  title: string;
  links: readonly { label: ReactNode; name?: string; href: string; lang?: 'en' }[];
}) {
  return (
    <div>
      <h2 className={styles.columnTitle}>{title}</h2>
      <ul>
        {links.map(({ label, name, href, lang }) => (
          <li key={href}>
            <a href={href} lang={lang} hrefLang={lang} className={styles.link} aria-label={name}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
