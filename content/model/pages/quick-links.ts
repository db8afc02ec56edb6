import { capitalised } from '../../fields/typography';
import type { Noun } from '../doctors/naming';
import type { SiteLink } from './navigation';
import { factsAt, shownBlocks, wayHref, type Practical } from '../practical/practical';
import { routes } from '../clinic/routes';

export interface QuickLink extends SiteLink {
  glyph: 'medecine-generale' | 'pin' | 'price' | 'shield';
}

/** « Prix, résultats, visites… » */
function furtherFacts(practical: Practical): QuickLink[] {
  const blocks = shownBlocks(practical).filter(({ name }) =>
    ['prices', 'results', 'visitors'].includes(name),
  );
  const [first] = blocks;
  if (!first) return [];
  const labels = blocks.map(({ block: { label } }, index) =>
    index === 0 ? label : label.toLowerCase(),
  );
  const label = `${labels.join(', ')}${labels.length > 1 ? '…' : ''}`;
  const href = labels.length > 1 ? routes.practical() : factsAt(first.name);
  return [{ label, href, glyph: 'price' }];
}

/** The first screen already links to emergencies and to the week. */
export function quickLinks(practical: Practical, noun: Noun, showsWay: boolean): QuickLink[] {
  const way = { label: 'Comment venir', href: wayHref(practical), glyph: 'pin' } as const;
  return [
    { label: `${capitalised(noun)}s`, href: routes.doctors(), glyph: 'medecine-generale' },
    { label: 'Mon assurance', href: routes.insurers(), glyph: 'shield' },
    ...(showsWay || practical.access ? [way] : []),
    ...furtherFacts(practical),
  ];
}
