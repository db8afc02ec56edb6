import * as styles from './LinkRow.css';

/** Links beside each other, in as many lines as they need. */
export function LinkRow({
  links,
}: {
  readonly links: readonly { readonly label: string; readonly href: string }[];
}) {
  return (
    <ul className={styles.row}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className={styles.link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
