import type { ComponentType, ReactNode } from 'react';

/**
 * Loaders of all interactive components, by name, from which the light step hydrates (CONTRIBUTING.md, « To add… an
 * interactive part »).
 */
export const islands = {
  BookingWizard: () => import('@/components/booking/wizard/BookingWizard'),
  ContactForm: () => import('@/components/contact/ContactForm'),
  DoctorFilter: () => import('@/components/doctors/DoctorFilter'),
  InsurerFilter: () => import('@/components/insurers/InsurerFilter'),
  InsurerMotion: () => import('@/components/insurers/InsurerMotion'),
  Lightbox: () => import('@/components/ui/lightbox/Lightbox'),
  Search: () => import('@/components/search/Search'),
  ServicesToggle: () => import('@/components/services/ServicesToggle'),
  SliderControls: () => import('@/components/ui/slider/SliderControls'),
  SpecialtyNav: () => import('@/components/services/SpecialtyNav'),
};

/** Name of an interactive part. */
export type IslandName = keyof typeof islands;

/** Props of the component that a module exports under the name of the interactive part. They are serialised as JSON. */
export type IslandProps<Name extends IslandName> =
  Awaited<ReturnType<(typeof islands)[Name]>> extends Readonly<
    Record<Name, (props: infer Props extends object) => ReactNode>
  >
    ? Props
    : never;

/** Component of an interactive part. */
export type IslandComponent<Name extends IslandName> = ComponentType<IslandProps<Name>>;
