import { vars } from '@/components/theme/theme.css';

/** Of the summary, on a wide screen, where the edges of the panel are `xl` wide. */
export const asideWidth = '20rem';

/** Room for « Urgent ? » above the summary. */
export const asideTop = `calc(${vars.target.finger} + ${vars.space.lg})`;
