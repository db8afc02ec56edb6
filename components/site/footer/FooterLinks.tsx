import type { ReactNode } from 'react';
import * as styles from './SiteFooter.css';

export function FooterLinks({
  title,
  links,
}: {
  title: string;
  links: readonly { label: ReactNode; name?: string; href: string }[];
}) {
  return (
    <div>
      <h2 className={styles.columnTitle}>{title}</h2>
      <ul>
        {links.map(({ label, name, href }) => (
          <li key={href}>
            <a href={href} className={styles.link} aria-label={name}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
