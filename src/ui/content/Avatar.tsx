// A person's picture, or their initials if there is none or it can't be loaded.
import Box from '@mui/material/Box';
import { useState } from 'react';

interface AvatarProps {
  name: string;
  src: string | undefined;
  /** Its width and height, px. */
  size: number;
}

/** A circle, hidden from screen readers: the name is beside it. */
export function Avatar({ name, src, size }: AvatarProps) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <Box
      aria-hidden
      translate="no"
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: '50%',
        overflow: 'hidden',
        fontSize: size * 0.42,
        lineHeight: 1,
        color: 'primary.contrastText',
        bgcolor: 'primary.main',
      }}
    >
      {src === undefined || isBroken ? (
        initials(name)
      ) : (
        <img
          src={src}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          onError={() => setIsBroken(true)}
        />
      )}
    </Box>
  );
}

function initials(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
