import type { Doctor } from '../doctors/doctor';
import type { Article } from '../articles/article';
import { shownBlocks, type Practical } from '../practical/practical';
import { pageRoutes, routes, type PageName } from '../clinic/routes';

export interface SiteContent {
  about: readonly unknown[];
  articles: readonly Pick<Article, 'slug'>[];
  doctors: readonly Pick<Doctor, 'consultation'>[];
  /** Text of the page in English. */
  english?: unknown;
  equipment: readonly unknown[];
  /** Lines of opening hours. */
  hours: readonly unknown[];
  insurers: readonly unknown[];
  practical: Practical;
  /** Cards of the home page. */
  services: readonly unknown[];
  specialties: readonly unknown[];
}

/** Returns the pages whose list is not empty. */
export function pagesWith({
  about,
  articles,
  doctors,
  english,
  hours,
  insurers,
  practical,
  specialties,
}: Omit<SiteContent, 'equipment' | 'services'>): PageName[] {
  const contents: Partial<Record<PageName, readonly unknown[]>> = {
    about,
    articles,
    doctors,
    english: english === undefined ? [] : [english],
    hours: [...hours, ...doctors],
    insurers,
    practical: shownBlocks(practical),
    services: specialties,
  };
  return pageRoutes.filter((page) => contents[page]?.length !== 0);
}

function absentFrom(content: Omit<SiteContent, 'equipment' | 'services'>): string[] {
  const pages = pagesWith(content);
  return pageRoutes.filter((page) => !pages.includes(page)).map((page) => routes[page]());
}

/** Returns addresses without content, which Next exports with every other folder of `app/`. */
export function emptyAddresses({
  practitioners,
  ...content
}: Omit<SiteContent, 'equipment' | 'services'> & { practitioners: readonly unknown[] }): string[] {
  return [...absentFrom(content), ...(practitioners.length === 0 ? [routes.demonstration()] : [])];
}

/** Returns a check that is false for pages and anchors without content. */
export function siteAddressCheck(content: SiteContent): (href: string) => boolean {
  const absentPages = absentFrom(content);
  const articlePages = content.articles.map(({ slug }) => routes.article(slug));
  const blocks = shownBlocks(content.practical).map(({ anchor }) => anchor);
  const sections = {
    [routes.homeAnchor('doctors')]: content.doctors,
    [routes.homeAnchor('plateau')]: content.equipment,
    [routes.homeAnchor('services')]: content.services,
    [routes.week()]: content.doctors.flatMap(({ consultation }) => consultation),
  };
  return (href) => {
    const [path = '', anchor] = href.split('#');
    if (absentPages.includes(path)) return false;
    if (path.startsWith(routes.articles()) && path !== routes.articles())
      return articlePages.includes(path);
    if (path === routes.practical()) return anchor === undefined || blocks.includes(anchor);
    return sections[href]?.length !== 0;
  };
}
