// The tool "Entra ID", which this folder's two pages belong to.
import Icon from '@mui/icons-material/KeyOutlined';
import type { InstanceTool } from '../../features/tools/instanceTool';
import { paths } from '../../paths';

/** The tool's definition. */
export const entraId: InstanceTool = {
  Icon,
  title: 'shell.entraId',
  about: 'entraId.about',
  permission: 'manageInstance',
  to: paths.entraId,
  nowhere: 'entraId.nowhere',
  notHere: 'entraId.notHere',
};

/** Returns the name under which the draft of the connection's form is kept. */
export const connectionFormName = (stackId: string) => `connection:${stackId}`;
