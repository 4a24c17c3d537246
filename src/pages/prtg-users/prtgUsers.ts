// The tool "PRTG Users", which this folder's two pages belong to.
import Icon from '@mui/icons-material/GroupOutlined';
import type { InstanceTool } from '../../features/tools/instanceTool';
import { paths } from '../../paths';

/** The tool's definition. */
export const prtgUsers: InstanceTool = {
  Icon,
  title: 'shell.prtgUsers',
  about: 'prtgUsers.about',
  permission: 'manageInstance',
  to: paths.prtgUsers,
  nowhere: 'prtgUsers.nowhere',
  notHere: 'prtgUsers.notHere',
};
