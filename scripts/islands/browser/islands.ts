import type { BookingWizard } from '../../../components/booking/wizard/BookingWizard';
import type { ContactForm } from '../../../components/contact/ContactForm';
import type { DoctorFiltering } from '../../../components/doctors/DoctorFiltering';
import type { BandMotion } from '../../../components/insurers/BandMotion';
import type { ServicesUnfolding } from '../../../components/services/ServicesUnfolding';
import type { SpecialtyChooser } from '../../../components/services/SpecialtyChooser';
import { installSite } from '../../../components/site/behaviour/install-site';
import type { SiteBehaviour } from '../../../components/site/behaviour/SiteBehaviour';
import type { CopyButtons } from '../../../components/ui/copy/CopyButtons';
import type { Lightbox } from '../../../components/ui/lightbox/Lightbox';
import type { ShareButtons } from '../../../components/ui/share/ShareButtons';
import type { SliderControls } from '../../../components/ui/slider/SliderControls';
import type { Wake } from './wake';

/** For what follows everything inside one element. */
const within =
  (install: (root: HTMLElement) => unknown) =>
  ({ rootId }: { readonly rootId: string }) => {
    const root = document.getElementById(rootId);
    if (root) install(root);
  };

const hydrated = () => import('./react');

/** The components that pages give to `Island`, by the names they give them. */
interface Leaves {
  SiteBehaviour: typeof SiteBehaviour;
  BandMotion: typeof BandMotion;
  CopyButtons: typeof CopyButtons;
  DoctorFiltering: typeof DoctorFiltering;
  Lightbox: typeof Lightbox;
  ShareButtons: typeof ShareButtons;
  ServicesUnfolding: typeof ServicesUnfolding;
  SpecialtyChooser: typeof SpecialtyChooser;
  BookingWizard: typeof BookingWizard;
  ContactForm: typeof ContactForm;
  SliderControls: typeof SliderControls;
}

/** What wakes a component takes the component's own props. */
type WakeOf<Leaf extends (props: never) => unknown> = Wake<Parameters<Leaf>[0]>;

/**
 * What wakes each island. What only follows the page's own HTML needs no React; what draws something is hydrated by it,
 * fetched once, with the first of them.
 */
export const islands: {
  readonly [Name in keyof Leaves]: () => WakeOf<Leaves[Name]> | Promise<WakeOf<Leaves[Name]>>;
} = {
  SiteBehaviour: () => installSite,
  BandMotion: async () =>
    (await import('../../../components/insurers/band-motion')).followMotionPreference,
  CopyButtons: async () =>
    within((await import('../../../components/ui/copy/copy-buttons')).installCopyButtons),
  DoctorFiltering: async () =>
    (await import('../../../components/doctors/filtering')).installFiltering,
  Lightbox: async () =>
    within((await import('../../../components/ui/lightbox/open-pictures')).openPicturesInViewer),
  ShareButtons: async () =>
    within((await import('../../../components/ui/share/share-buttons')).installShareButtons),
  ServicesUnfolding: async () =>
    (await import('../../../components/services/unfolding')).installUnfolding,
  SpecialtyChooser: async () =>
    (await import('../../../components/services/choosing')).installChoosing,
  BookingWizard: async () => {
    const [react, module] = await Promise.all([
      hydrated(),
      import('../../../components/booking/wizard/BookingWizard'),
    ]);
    return react.hydrated(module.BookingWizard);
  },
  ContactForm: async () => {
    const [react, module] = await Promise.all([
      hydrated(),
      import('../../../components/contact/ContactForm'),
    ]);
    return react.hydrated(module.ContactForm);
  },
  SliderControls: async () => {
    const [react, module] = await Promise.all([
      hydrated(),
      import('../../../components/ui/slider/SliderControls'),
    ]);
    return react.hydrated(module.SliderControls);
  },
};
