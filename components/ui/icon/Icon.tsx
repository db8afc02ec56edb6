import * as css from './Icon.css';
import type { IconName } from './icon-names';
import sprite from './sprite.json';

/** Which glyph, and how large. */
export interface IconProps {
  readonly name: IconName;
  /** Side of the square (px). */
  readonly size: 20 | 24 | 32 | 48;
}

/** A glyph in the colour of the text around it. Silent: the text beside it, or the control's name, says what it means. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg className={css.icon} width={size} height={size} aria-hidden="true">
      <use href={`${sprite.href}#${name}`} />
    </svg>
  );
}
