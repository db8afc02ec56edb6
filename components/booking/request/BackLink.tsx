import type { ReactNode } from 'react';
import type { Choice } from '@/content/model/booking/request';
import { other } from './AppointmentRequest.css';
import { StepLink } from './StepLink';

export function BackLink({ to, children }: { to: Choice; children: ReactNode }) {
  return (
    <p>
      <StepLink to={to} className={other}>
        {children}
      </StepLink>
    </p>
  );
}
