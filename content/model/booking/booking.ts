export interface BookingChannel {
  readonly id: 'whatsapp' | 'phone' | 'email' | 'form';
  readonly title: string;
  readonly text: string;
}

export interface TitledList {
  readonly heading: string;
  readonly items: readonly string[];
}

export interface BookingText {
  readonly introduction: string;
  readonly channels: {
    readonly heading: string;
    readonly items: readonly BookingChannel[];
    readonly privacyNote: string;
  };
  readonly voiceMessage: string | undefined;
  readonly whatToBring: TitledList;
  readonly whatHappensNext: TitledList;
}
