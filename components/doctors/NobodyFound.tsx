import { linkRow } from '@/components/theme/layout.css';
import { finger } from '@/components/theme/target.css';

/** For visitors who do not know where to go. */
export interface FirstDoor {
  title: string;
  href: string;
}

export function NobodyFound({
  isHidden,
  firstDoors,
}: {
  isHidden: boolean;
  firstDoors: readonly FirstDoor[];
}) {
  return (
    <p hidden={isHidden} className={linkRow.md}>
      {'Commencez par\u00a0:'}
      {firstDoors.map(({ title, href }) => (
        <a key={href} href={href} className={finger}>
          {title}
        </a>
      ))}
    </p>
  );
}
