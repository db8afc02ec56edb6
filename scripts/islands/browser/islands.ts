import { installSite } from '../../../components/site/behaviour/install-site';
import type { Islands } from './wake';

/** For what follows everything inside one element. */
const within =
  (install: (root: HTMLElement) => unknown) =>
  ({ rootId }: { readonly rootId: string }) => {
    const root = document.getElementById(rootId);
    if (root) install(root);
  };

const hydrated = () => import('./react');

/**
 * What wakes each island. What only follows the page's own HTML needs no React; what draws something is hydrated by it,
 * fetched once, with the first of them.
 */
export const islands: Islands = {
  SiteBehaviour: () => installSite,
  BandMotion: async () =>
    (await import('../../../components/insurers/band-motion')).followMotionPreference,
  BrokenPictures: async () =>
    within(
      (await import('../../../components/ui/broken-picture/broken-picture')).watchBrokenPictures,
    ),
  DoctorFiltering: async () =>
    (await import('../../../components/doctors/filtering')).installFiltering,
  Lightbox: async () =>
    within((await import('../../../components/ui/lightbox/open-pictures')).openPicturesInViewer),
  ServicesUnfolding: async () =>
    (await import('../../../components/services/unfolding')).installUnfolding,
  SpecialtyChooser: async () =>
    (await import('../../../components/services/choosing')).installChoosing,
  BookingWizard: async () => {
    const [react, { BookingWizard }] = await Promise.all([
      hydrated(),
      import('../../../components/booking/wizard/BookingWizard'),
    ]);
    return react.hydrated(BookingWizard);
  },
  ContactForm: async () => {
    const [react, { ContactForm }] = await Promise.all([
      hydrated(),
      import('../../../components/contact/ContactForm'),
    ]);
    return react.hydrated(ContactForm);
  },
  SliderControls: async () => {
    const [react, { SliderControls }] = await Promise.all([
      hydrated(),
      import('../../../components/ui/slider/SliderControls'),
    ]);
    return react.hydrated(SliderControls);
  },
};
