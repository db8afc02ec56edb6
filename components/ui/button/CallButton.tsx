import { Icon } from '@/components/ui/icon/Icon';
import type { ButtonLook } from './button';
import { callLabel } from './button.css';
import { ButtonLink } from './ButtonLink';

export function CallButton({
  href,
  label,
  iconSize = 20,
  ...variants
}: ButtonLook & {
  href: string;
  label: string;
  iconSize?: 20 | 24;
}) {
  return (
    <ButtonLink href={href} {...variants}>
      <Icon name="phone" size={iconSize} />
      <span className={callLabel}>{label}</span>
    </ButtonLink>
  );
}
