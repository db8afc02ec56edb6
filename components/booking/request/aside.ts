import { vars } from '@/components/theme/theme.css';

/** Of the summary, on a wide screen. */
export const asideWidth = '24rem';

/** Room for « Urgent ? » above the summary. */
export const asideTop = `calc(${vars.target.finger} + ${vars.space.lg})`;
