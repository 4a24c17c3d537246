// A line along an edge that moves while something is under way, for as long as nobody can say how far it is.
import Box from '@mui/material/Box';
import { keyframes, type SxProps, type Theme } from '@mui/material/styles';

const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

/** Takes its name for screen readers and the edge it lies at; stands in a positioned element. */
export function ProgressLine({ name, sx }: { name: string; sx: SxProps<Theme> }) {
  return (
    <Box
      role="progressbar"
      aria-label={name}
      sx={[
        { position: 'absolute', left: 0, right: 0, height: 2, overflow: 'hidden', bgcolor: 'divider' },
        ...(Array.isArray(sx) ? (sx as readonly object[]) : [sx as object]),
      ]}
    >
      {/* An edge, because forced colours leave no background. */}
      <Box
        sx={{
          width: 0.33,
          borderTop: 2,
          borderColor: 'primary.main',
          animation: `${travel} 1.6s linear infinite`,
        }}
      />
    </Box>
  );
}
