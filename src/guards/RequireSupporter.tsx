// Lets support staff through and sends everybody else to the overview (docs/product/permissions.md#support-staff),
// before the page's code is requested. A convenience: the API decides.
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useProfile } from '../auth/useProfile';
import { config } from '../config';
import { isStaff } from '../domain/session/profile';
import { paths } from '../paths';

/** The guard; its child is a page for support staff that loads its code only when it is rendered. */
export function RequireSupporter({ children }: { children: ReactNode }) {
  return isStaff(useProfile(), config.supporterRole) ? children : <Navigate to={paths.overview()} replace />;
}
