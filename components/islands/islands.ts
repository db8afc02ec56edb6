import type { ComponentType, ReactNode } from 'react';

/** CONTRIBUTING.md, « To add… an interactive part ». */
export const islands = {
  AppointmentChange: () => import('@/components/booking/change/AppointmentChange'),
  AppointmentRequest: () => import('@/components/booking/request/AppointmentRequest'),
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

export type IslandName = keyof typeof islands;

/** The module exports the component under the island's name. Props are serialised as JSON. */
export type IslandProps<Name extends IslandName> =
  Awaited<ReturnType<(typeof islands)[Name]>> extends Record<
    Name,
    (props: infer Props extends object) => ReactNode
  >
    ? Props
    : never;

export type IslandComponent<Name extends IslandName> = ComponentType<IslandProps<Name>>;
