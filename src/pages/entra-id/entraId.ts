// The tool of this folder's two pages.
import Icon from '@mui/icons-material/KeyOutlined';
import type { InstanceTool } from '../../features/tools/instanceTool';
import { paths } from '../../paths';

export const entraId: InstanceTool = {
  Icon,
  title: 'shell.entraId',
  about: 'entraId.about',
  permission: 'manageInstance',
  to: paths.entraId,
  nowhere: 'entraId.nowhere',
  notHere: 'entraId.notHere',
};

/** The name that the connection's form is remembered by. */
export const connectionFormName = (stackId: string) => `connection:${stackId}`;
