import { linkRow } from '@/components/theme/layout.css';
import { boldFinger, finger } from '@/components/theme/target.css';

export function LinkList({
  links,
  isRow = false,
}: {
  links: readonly { label: string; href: string; lang?: string }[];
  isRow?: boolean;
}) {
  return (
    <ul className={isRow ? linkRow.lg : undefined}>
      {links.map(({ label, href, lang }) => (
        <li key={href}>
          <a href={href} className={isRow ? finger : boldFinger} lang={lang}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
