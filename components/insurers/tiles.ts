import { nameInUse, type Insurer } from '@/content/model/insurers/insurer';

export const tileData = (insurer: Insurer) =>
  ({
    'data-name': nameInUse(insurer),
    'data-others': insurer.otherNames?.join(';'),
  }) as const;

export const tilesIn = (list: HTMLElement) =>
  [...list.querySelectorAll<HTMLElement>('[data-name]')].map((element) => {
    const { name = '', others = '' } = element.dataset;
    return { element, name, allNames: `${name};${others}` };
  });
