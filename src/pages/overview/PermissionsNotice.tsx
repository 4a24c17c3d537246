// Why the cards offer nothing: said once above them all, until the permissions can be read.
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { permissionsQuery } from '../../api/permissions';
import { FailureNotice } from '../../ui/FailureNotice';

/** Nothing while they are there, or on their way. */
export function PermissionsNotice() {
  const { data, error, refetch } = useQuery(permissionsQuery());
  if (data || !error) return null;
  return (
    <Box sx={{ mb: 3 }}>
      <FailureNotice
        message={`Your permissions could not be loaded, so what you may do is not offered here. ${error.message}`}
        onRetry={() => void refetch()}
      />
    </Box>
  );
}
