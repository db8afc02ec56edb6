import type { PhoneNumber } from '@/content/model/clinic/phone';

/** For error screens, which run in browsers, where no fact can be imported; `next.config.mjs` sets it. */
export const mainPhone = process.env.MAIN_PHONE as PhoneNumber;
