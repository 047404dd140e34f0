  p_post_places integer[], p_post_reasons transfer_reason[], p_post_references text[],
  p_post_sources text[], p_post_targets text[], p_post_amounts bigint[], p_post_arrives hoof_colour[],
  p_post_times timestamptz[], p_days json, p_promised json
