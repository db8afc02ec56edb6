import type { IconName } from './icon-names';
import sprite from './sprite.json';

export interface IconProps {
  name: IconName;
  /** In px. */
  size: 20 | 24 | 32 | 48;
  className?: string;
}

/** Hidden from screen readers: the adjacent text or the control's name says the same. */
export function Icon({ name, size, className }: IconProps) {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true">
      <use href={`${sprite.href}#${name}`} />
    </svg>
  );
}
