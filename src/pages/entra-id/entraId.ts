// The tool of this folder's two pages.
import Icon from '@mui/icons-material/KeyOutlined';
import type { InstanceTool } from '../../features/tools/instanceTool';
import { paths } from '../../paths';

export const entraId: InstanceTool = {
  Icon,
  title: 'Entra ID',
  about: 'Let your users sign in to PRTG with the accounts of your company’s Microsoft Entra ID directory.',
  permission: 'manageInstance',
  to: paths.entraId,
  nowhere: 'There is no instance that you may connect to a directory.',
  notHere: 'You may not connect this instance to a directory.',
};

/** The name that the connection's form is remembered by. */
export const connectionFormName = (stackId: string) => `connection:${stackId}`;
