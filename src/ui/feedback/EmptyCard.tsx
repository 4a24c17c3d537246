// The empty state of a page: what would appear here, why it doesn't, and what to do (docs/product/interface.md#empty).
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type SvgIcon from '@mui/material/SvgIcon';

interface EmptyCardProps {
  Icon: typeof SvgIcon;
  title: string;
  about: string;
  /** The actions that lead out of the empty state. */
  children?: ReactNode;
}

/** A heading, a sentence below it, and the actions. */
export function EmptyCard({ Icon, title, about, children }: EmptyCardProps) {
  return (
    <Card
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1.5,
        px: 3,
        py: { xs: 6, md: 10 },
        textAlign: 'center',
      }}
    >
      <Icon color="primary" sx={{ fontSize: 40 }} />
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ maxWidth: 440 }}>
        {about}
      </Typography>
      {children}
    </Card>
  );
}
