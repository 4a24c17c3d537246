// Shown where no instance can be chosen: a role is said to be missing only if one is (docs/product/permissions.md#hidden-or-disabled).
import type { ReactNode } from 'react';
import { whoMay, type Permission } from '../../domain/subscriptions/permission';
import { t, type PlainKey } from '../../messages/t';
import { EmptyCard } from '../../ui/feedback/EmptyCard';
import type { InstanceTool } from './instanceTool';
import type { useInstances } from './useInstances';

interface NoneToChooseProps extends Pick<ReturnType<typeof useInstances>, 'notReady' | 'isPermitted'> {
  Icon: InstanceTool['Icon'];
  permission: Permission;
  /** Says that the user may do this nowhere. */
  nowhere: PlainKey;
  /** A next step. */
  children?: ReactNode;
}

/** Says why there is none: not ready yet, failed or deleted, or not permitted. */
export function NoneToChoose({
  Icon,
  permission,
  nowhere,
  notReady,
  isPermitted,
  children,
}: NoneToChooseProps) {
  const why = () => {
    if (notReady > 0) return t('tools.notReady', { count: notReady });
    return isPermitted ? t('tools.noneLeft') : `${t(nowhere)} ${whoMay(permission)}`;
  };
  return (
    <EmptyCard Icon={Icon} title={t('tools.noneToChoose')} about={why()}>
      {children}
    </EmptyCard>
  );
}
