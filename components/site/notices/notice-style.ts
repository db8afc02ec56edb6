import { from } from '@/components/theme/breakpoints';
import { scripts } from '@/components/islands/with-scripts.inline';
import { vars } from '@/components/theme/theme.css';
import { isUndated } from '@/components/ui/dated/dated';

const { color, radius, space, width } = vars;

export const noticeClass = { plain: 'avis', urgent: 'avis avis-urgent' } as const;

/** Text of a `<style>`. A `.css.ts` would be in every page, but on most days no page has a notice. */
export const noticeStyle = [
  `.avis{padding:${space.sm} 0;color:${color.text};background:${color.surfaceCool};border-bottom:1px solid ${color.lineOnCool}}`,
  `[${scripts}] .avis${isUndated}{display:none}`,
  `.avis p{max-width:${width.prose};font-size:.9375rem;line-height:1.45}`,
  `.avis p:first-child{margin-bottom:${space.xxs};font-size:1.0625rem;font-weight:600;line-height:1.3}`,
  `.avis p:last-child{margin-top:${space.xxs};font-size:.875rem}`,
  `.avis-urgent{padding:${space.md} 0;color:${color.onUrgent};background:${color.urgent};border-color:${color.urgent}}`,
  `.avis-urgent p{font-size:1rem}.avis-urgent p:first-child{font-size:1.1875rem}`,
  `.avis b{padding:1px ${space.xs};border:1px solid transparent;border-radius:${radius.small};color:${color.urgent};background:${color.onUrgent};font-size:.8em;font-weight:600}`,
  `@media ${from('phablet')}{.avis-urgent p:first-child{font-size:1.375rem}}`,
].join('');
