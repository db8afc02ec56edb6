/** Attributes of the box of a doctor's next consultations; `code` is that of her timetable. */
export const nextData = (name: string, code: string) => ({
  'data-next': code,
  'data-next-of': name,
});

export const nextBox = '[data-next]';

/** Reads `nextData`. */
export const nextOf = ({ dataset: { next = '', nextOf: name = '' } }: HTMLElement) => ({
  name,
  code: next,
});
