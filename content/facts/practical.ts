import type { PriceTable, Prices, StatedPractical } from '../model/practical/practical';
import { shownFields } from '../fields/stated';
import { content, isPublic } from '../reader/content';

const { is: currency } = content.clinic.currency;

type WrittenPrices = NonNullable<typeof content.prices>;

const inCurrency = ({ rows, ...table }: WrittenPrices['consultations']): PriceTable => ({
  ...table,
  rows: rows.map((row) => ({ ...row, currency })),
});

const pricesOf = ({ consultations, others, ...block }: WrittenPrices): Prices => ({
  ...block,
  consultations: inCurrency(consultations),
  others: others.map(inCurrency),
});

export const practical: StatedPractical = shownFields(
  {
    ...content.practical,
    ...(content.prices && { prices: pricesOf(content.prices) }),
  },
  isPublic,
);
