import { nameInUse, type Insurer } from '@/content/model/insurers/insurer';

/** Attributes of an insurer's tile in a list that can be filtered. */
export const tileData = (insurer: Insurer) =>
  ({
    'data-name': nameInUse(insurer),
    'data-others': insurer.otherNames?.join(';'),
  }) as const;

/** Returns the tiles of a list, and the names of their insurers. */
export const tilesIn = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('[data-name]')].map((element) => {
    const { name = '', others = '' } = element.dataset;
    return { element, name, allNames: `${name};${others}` };
  });
