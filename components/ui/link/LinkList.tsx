import * as styles from './LinkList.css';

export function LinkList({
  links,
  isRow = false,
}: {
  links: readonly { label: string; href: string }[];
  isRow?: boolean;
}) {
  return (
    <ul className={isRow ? styles.row : undefined}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className={isRow ? styles.linkInRow : styles.linkOnLine}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
