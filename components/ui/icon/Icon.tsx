import * as css from './Icon.css';
import type { IconName } from './icon-names';
import sprite from './sprite.json';

/** Props of a glyph. */
export interface IconProps {
  readonly name: IconName;
  /** In px. */
  readonly size: 20 | 24 | 32 | 48;
}

/**
 * A glyph in the colour of the text, hidden from screen readers: the adjacent text or the control's name has its
 * meaning.
 */
export function Icon({ name, size }: IconProps) {
  return (
    <svg className={css.icon} width={size} height={size} aria-hidden="true">
      <use href={`${sprite.href}#${name}`} />
    </svg>
  );
}
