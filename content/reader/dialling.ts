/** Dialling code and length of national numbers, by country (ISO 3166-1), from the ITU's national numbering plans. */
const plans: Readonly<Record<string, { readonly code: string; readonly digits: number }>> = {
  BF: { code: '226', digits: 8 },
  BJ: { code: '229', digits: 10 },
  CI: { code: '225', digits: 10 },
  GN: { code: '224', digits: 9 },
  ML: { code: '223', digits: 8 },
  MR: { code: '222', digits: 8 },
  NE: { code: '227', digits: 8 },
  SN: { code: '221', digits: 9 },
  TG: { code: '228', digits: 8 },
};

/** Returns the numbering plan of a country, if it is one of West Africa. */
export const planOf = (country: string) => plans[country];

/** Whether a text is a whole telephone number in E.164, of the right length where its country's plan is known. */
export function isPhone(text: string): boolean {
  const plan = Object.values(plans).find(({ code }) => text.startsWith(`+${code}`));
  return plan
    ? /^\d+$/.test(text.slice(1)) && text.length === 1 + plan.code.length + plan.digits
    : /^\+[1-9]\d{9,14}$/.test(text);
}
