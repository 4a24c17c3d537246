// The tool "Upload", which this folder's two pages belong to.
import Icon from '@mui/icons-material/CloudUploadOutlined';
import type { InstanceTool } from '../../features/tools/instanceTool';
import { paths } from '../../paths';

/** The tool's definition. */
export const upload: InstanceTool = {
  Icon,
  title: 'shell.upload',
  about: 'upload.about',
  permission: 'uploadFiles',
  to: paths.upload,
  nowhere: 'upload.nowhere',
  notHere: 'upload.notHere',
};
